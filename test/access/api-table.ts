/** Who may make which call, by bearer token. Principals as in the table of pages. */
export const apiTable = `
ADDRESS                             OBJECT      V    U    B    O    C    A    M    X    H    I
GET /api/v1/company/account/balance -           401  403  403  403  .    403  403  .    403  403
GET /api/v1/user                    -           401  .    .    .    .    .    .    .    .    .
GET /api/v1/user/logout             -           401  .    .    .    .    .    .    .    .    .
POST /auth-api/api/login            -           415  415  415  415  415  415  415  415  415  415
`
