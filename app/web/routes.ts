import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page address of the product: its table of contents. English pages live under /en. */
export default [
  ...prefix('en?', [
    layout('pages/public/frame.tsx', [
      index('pages/public/landing.tsx'),

      route('programs', 'pages/public/programs.tsx'),
      route('programs/:id', 'pages/public/program.tsx'),

      route('leaderboard', 'pages/public/leaderboard.tsx'),
      route('external', 'pages/public/external.tsx'),
      route('about-us', 'pages/public/about-us.tsx'),
      route('bug-bounty', 'pages/public/bug-bounty.tsx'),
      route('bug-bounty-program', 'pages/public/bug-bounty-program.tsx'),
      route('challenge-program', 'pages/public/challenge-program.tsx'),
      route('vulnerability-management-program', 'pages/public/vulnerability-management-program.tsx'),
      route('vulnerability-bug-fixing', 'pages/public/vulnerability-bug-fixing.tsx'),
      route('career', 'pages/public/career.tsx'),
      route('term-and-condition', 'pages/public/term-and-condition.tsx'),
      route('privacy-policy', 'pages/public/privacy-policy.tsx'),
      route('contact-us', 'pages/public/contact-us.tsx'),
      route('frequently-asked-question', 'pages/public/frequently-asked-question.tsx'),
      route('security-policy', 'pages/public/security-policy.tsx'),
      route('publication', 'pages/public/publication.tsx'),
      route('publication/bughunter-write-ups', 'pages/public/write-ups.tsx'),
      route('write-ups/:username?/:slug?', 'pages/public/write-up.tsx'),
      route(':username', 'pages/public/bughunter-profile.tsx'),
    ]),

    layout('pages/account/frame.tsx', [
      route('sign-in', 'pages/account/sign-in.tsx'),
      route('incident/sign-in', 'pages/account/sign-in.tsx', { id: 'pages/account/incident-sign-in' }),
      route('sign-out', 'pages/account/sign-out.tsx'),
      route('sign-up', 'pages/account/sign-up.tsx'),
      route('sign-up-bughunter', 'pages/account/sign-up-bughunter.tsx'),
      route('sign-up-company', 'pages/account/sign-up-company.tsx'),
      route('forgot-password', 'pages/account/forgot-password.tsx'),
      route('reset-password', 'pages/account/reset-password.tsx'),
      route('create-password', 'pages/account/create-password.tsx'),
      route('verify/forgot-totp', 'pages/account/forgot-totp.tsx'),
      route('verify/forgot-totp/cancel', 'pages/account/forgot-totp-cancel.tsx'),
      route('account/keep', 'pages/account/keep-account.tsx'),
      route('account/left', 'pages/account/account-left.tsx'),
      route('company-member-verification', 'pages/account/company-member-verification.tsx'),
    ]),

    layout(
      'pages/bughunter/corridor.tsx',
      prefix('bughunter', [
        index('pages/bughunter/home.tsx'),

        route('programs', 'pages/bughunter/programs.tsx'),
        route('programs/detail/:id', 'pages/bughunter/program.tsx'),
        route('programs/agreement/:id', 'pages/bughunter/agreement.tsx'),
        route('programs/agreement/:hash/:id', 'pages/bughunter/agreement-record.tsx'),
        route('programs/invitation/:idHash/:token/:status', 'pages/bughunter/invitation.tsx'),

        route('leaderboard', 'pages/bughunter/leaderboard.tsx'),
        route('profile/reward', 'pages/bughunter/reward.tsx'),

        route('programs/submit-report/:id', 'pages/bughunter/submit-report.tsx'),
        route('hacktivity', 'pages/bughunter/hacktivity.tsx'),
        route('hacktivity/:hash/:id', 'pages/bughunter/report-detail.tsx'),
        route('files/:fileId', 'pages/bughunter/report-file.ts'),

        route('nda', 'pages/bughunter/nda.tsx'),
        route('profile', 'pages/bughunter/profile.tsx'),
        route('profile/security', 'pages/bughunter/profile-security.tsx'),
        route('standing', 'pages/bughunter/standing.tsx'),
        route('profile/curriculum-vitae', 'pages/bughunter/curriculum-vitae.tsx'),
        route('profile/email', 'pages/bughunter/profile-email.tsx'),
        route('profile/data', 'pages/bughunter/own-data.tsx'),
        route('profile/delete-account', 'pages/bughunter/delete-account.tsx'),
      ]),
    ),

    layout(
      'pages/company/corridor.tsx',
      prefix('company', [
        index('pages/company/home.tsx'),

        route('programs', 'pages/company/programs.tsx'),
        route('programs/self-managed', 'pages/company/self-managed-programs.tsx'),
        route('programs/create', 'pages/company/program-create.tsx'),
        // managed-by-{product}: the page refuses every other word.
        route('programs/:managed', 'pages/company/product-managed-programs.tsx'),
        route('programs/edit/:id', 'pages/company/program-edit.tsx'),
        route('programs/detail/:id', 'pages/company/program.tsx'),
        route('programs/detail/:id/members/:memberId', 'pages/company/program-member.tsx'),
        route('programs/agreement/:id', 'pages/company/agreement.tsx'),
        route('programs/agreement/:hash/:id', 'pages/company/agreement-record.tsx'),

        route('license', 'pages/company/license.tsx'),

        route('team/member-list', 'pages/company/member-list.tsx'),
        route('team/add', 'pages/company/member-add.tsx'),
        route('team/edit/:id', 'pages/company/member-edit.tsx'),
        route('team/user-log', 'pages/company/user-log.tsx'),

        route('files/:fileId', 'pages/company/report-file.ts'),

        route('profile', 'pages/company/profile.tsx'),
        route('profile/security', 'pages/company/profile-security.tsx'),
        route('profile/edit-password', 'pages/company/profile-edit-password.tsx'),
        route('profile/edit-password-member', 'pages/company/profile-edit-password-member.tsx'),
        route('standing', 'pages/company/standing.tsx'),
        route('profile/edit-personal', 'pages/company/edit-personal.tsx'),
        route('profile/edit-npwp', 'pages/company/edit-npwp.tsx'),
        route('profile/email', 'pages/company/profile-email.tsx'),
        route('profile/data', 'pages/company/own-data.tsx'),
        route('profile/delete-account', 'pages/company/delete-account.tsx'),

        route('reports', 'pages/company/reports.tsx'),
        route('reports/detail/:id', 'pages/company/report-by-id.tsx'),
        route('reports/detail/:hash/:id', 'pages/company/report.tsx'),
      ]),
    ),

    layout(
      'pages/hello/corridor.tsx',
      prefix('hello', [
        index('pages/hello/home.tsx'),

        route('programs', 'pages/hello/programs.tsx'),
        route('programs/create', 'pages/hello/program-create.tsx'),
        route('programs/edit/:id', 'pages/hello/program-edit.tsx'),
        route('programs/detail/:id', 'pages/hello/program.tsx'),
        route('programs/agreement/:id', 'pages/hello/agreement.tsx'),

        route('top-ups', 'pages/hello/top-ups.tsx'),
        route('top-ups/:id/proof', 'pages/hello/top-up-proof.ts'),

        route('npwp', 'pages/hello/npwp-queue.tsx'),
        route('npwp/:companyId', 'pages/hello/npwp-case.tsx'),
        route('npwp/:companyId/card', 'pages/hello/npwp-card.ts'),
        route('inquiries', 'pages/hello/inquiries.tsx'),
        route('inquiries/:id', 'pages/hello/inquiry.tsx'),
        route('email', 'pages/hello/email.tsx'),
        route('standing', 'pages/hello/standing.tsx'),

        route('files/:fileId', 'pages/hello/report-file.ts'),

        route('security', 'pages/hello/security.tsx'),
        route('recovery', 'pages/hello/recovery.tsx'),
        route('data', 'pages/hello/own-data.tsx'),
        route('verification', 'pages/hello/verification.tsx'),
        route('verification/:caseId', 'pages/hello/verification-case.tsx'),
        route('verification/:caseId/document/:kind', 'pages/hello/verification-document.ts'),

        route('accounts', 'pages/hello/accounts.tsx'),
        route('accounts/:accountId', 'pages/hello/account.tsx'),
        route('appeals', 'pages/hello/appeals.tsx'),

        route('reports', 'pages/hello/reports.tsx'),
        route('reports/detail/:id', 'pages/hello/report-by-id.tsx'),
        route('reports/detail/:hash/:id', 'pages/hello/report.tsx'),
      ]),
    ),

    layout(
      'pages/incident/corridor.tsx',
      prefix('incident', [
        index('pages/incident/home.tsx'),
        route('security', 'pages/incident/security.tsx'),
        route('email', 'pages/incident/email.tsx'),
        route('standing', 'pages/incident/standing.tsx'),
        route('data', 'pages/incident/own-data.tsx'),
        route('delete-account', 'pages/incident/delete-account.tsx'),
      ]),
    ),

    route('account/passkey-options', 'pages/account/passkey-options.ts'),

    route('error401', 'pages/public/error401.tsx'),
    route('error403', 'pages/public/error403.tsx'),
    route('error404', 'pages/public/error404.tsx'),
    route('error500', 'pages/public/error500.tsx'),
    route('*', 'pages/public/not-found.tsx'),
  ]),
] satisfies RouteConfig
