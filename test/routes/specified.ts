/** Every address of the product's specification, with the names our routes give its parameters. */
export const specified: ReadonlySet<string> = new Set(
  `
  / /about-us /bug-bounty-program /bug-bounty /bughunter /career /challenge-program /company /company-member-verification
  /contact-us /create-password /cyber-incident-report /error401 /error403 /error404 /error500 /forgot-password
  /frequently-asked-question /hello /leaderboard /privacy-policy /programs /programs/:id /publication
  /publication/activity /publication/activity/:slug /publication/bughunter-write-ups
  /publication/cyber-security-executive /publication/security-awareness /publication/security-awareness/:slug
  /reset-password /sign-in /sign-up /sign-up-bughunter /sign-up-company /term-and-condition /vulnerability-bug-fixing
  /vulnerability-management-program /incident/sign-in /verify/forgot-totp /program-certificates/:hash
  /write-ups/:username?/:slug? /:username

  /bughunter/articles /bughunter/articles/create /bughunter/articles/edit /bughunter/articles/edit/:slug
  /bughunter/hacktivity /bughunter/hacktivity/:hash
  /bughunter/hacktivity/:hash/:id /bughunter/leaderboard /bughunter/nda /bughunter/profile
  /bughunter/profile/curriculum-vitae /bughunter/profile/delete-account /bughunter/profile/reward
  /bughunter/profile/security /bughunter/programs /bughunter/programs/agreement
  /bughunter/programs/agreement/:id /bughunter/programs/submit-report
  /bughunter/programs/agreement/:hash/doc /bughunter/programs/agreement/:hash/:id /bughunter/programs/detail/:id
  /bughunter/programs/detail/:id/top-bughunter /bughunter/programs/submit-report/:id
  /bughunter/programs/invitation/:idHash/:token/:status

  /company/license /company/profile /company/profile/delete-account /company/profile/edit-npwp
  /company/profile/edit-password /company/profile/edit-password-member /company/profile/edit-personal
  /company/profile/security /company/programs /company/programs/create /company/programs/self-managed
  /company/programs/agreement /company/programs/detail /company/programs/edit /company/reports/detail /company/team/edit
  /company/programs/:managed /company/programs/agreement/:id /company/programs/agreement/:hash/doc
  /company/programs/agreement/:hash/:id /company/programs/detail/:id /company/programs/edit/:id /company/reports
  /company/reports/detail/:id /company/reports/detail/:hash/doc/:id /company/reports/detail/:hash/:id /company/team/add
  /company/team/member-list /company/team/user-log /company/team/edit/:id

  /hello/programs/agreement /hello/programs/detail /hello/programs/edit /hello/reports/detail
  /hello/programs /hello/programs/create /hello/programs/detail/:id /hello/programs/edit/:id
  /hello/programs/agreement/:id /hello/programs/agreement/:hash/doc /hello/reports /hello/reports/detail/:id
  /hello/reports/detail/:hash/:id /hello/security

  /incident
`
    .split(/\s+/)
    .filter(Boolean),
)
