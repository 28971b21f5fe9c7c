import { passwordProblem } from '../../src/content/text/people';
import { accountTexts } from '../../src/messages/screens/accounts';

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** Read once, with the first password that somebody chooses. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Why a password can't be chosen: too short, among the most used, or the user's own name or address; null when it can.
 * Source: document 1, section 5; design, section 7.
 */
export async function newPasswordProblem(
  password: string,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<string | null> {
  const problem = passwordProblem(password);
  if (problem !== null) return problem;
  const typed = password.toLowerCase();
  if ([username, email].some((own) => own.toLowerCase() === typed)) return accountTexts.ownName;
  commonPasswords ??= readCommonPasswords();
  return (await commonPasswords).has(typed) ? accountTexts.common : null;
}
