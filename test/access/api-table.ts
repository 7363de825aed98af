/** Who may make which call, by bearer token. Principals as in the table of pages. */
export const apiTable = `
ADDRESS                             OBJECT      V    U    B    O    C    A    M    X    H    I
GET /api/v1/company/account/balance -           401  403  403  403  .    403  403  .    403  403
GET /api/v1/company/members         -           401  403  403  403  .    .    403  .    403  403
POST /api/v1/company/members        -           401  403  403  403  415  415  403  415  403  403
PATCH /api/v1/company/members/:id   members.staff   401  403  403  403  415  415  403  404  403  403
PATCH /api/v1/company/members/:id   members.rivals  401  403  403  403  404  404  403  415  403  403
PATCH /api/v1/company/members/:id   never       401  403  403  403  404  404  403  404  403  403
PATCH /api/v1/company/members/:id   malformed   401  403  403  403  404  404  403  404  403  403
GET /api/v1/user                    -           401  .    .    .    .    .    .    .    .    .
GET /api/v1/user/logout             -           401  .    .    .    .    .    .    .    .    .
POST /auth-api/api/login            -           415  415  415  415  415  415  415  415  415  415
POST /auth-api/api/login/passkey-options -      415  415  415  415  415  415  415  415  415  415
POST /auth-api/api/company-member-verification - 415  415  415  415  415  415  415  415  415  415
POST /auth-api/api/forgot-password  -           415  415  415  415  415  415  415  415  415  415
POST /auth-api/api/forgot-totp      -           415  415  415  415  415  415  415  415  415  415
POST /auth-api/api/reset-password   -           415  415  415  415  415  415  415  415  415  415
POST /auth-api/api/create-password  -           415  415  415  415  415  415  415  415  415  415
`
