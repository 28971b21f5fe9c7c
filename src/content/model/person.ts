type Text = string | null | undefined;

/** Last name, then first name; the company of users who are one. Source: document 1, section 2.10. */
export const personOf = (user: {
  readonly first_name?: Text;
  readonly last_name?: Text;
  readonly company?: Text;
}): string =>
  [user.last_name, user.first_name].filter((part) => Boolean(part?.trim())).join(' ') || (user.company?.trim() ?? '');
