import { validationTexts as texts } from '../../messages/screens/validation';
import type { FieldDeclaration, Json } from '../model/types';
import { isEmail, isOwnAddress, urlProblem, withScheme } from '../model/web';
import { isPhone } from './contacts';
import { asText, type KindDefinition, tooLong } from './kind';

/** A text that is checked once it is filled. Takes what is wrong with a filled one; null for nothing. */
const checked = (
  text: KindDefinition,
  problemOf: (filled: string, field: FieldDeclaration) => string | null,
): KindDefinition => ({
  ...text,
  problem: (value, field) => (text.isEmpty(value) ? null : (tooLong(value, field) ?? problemOf(asText(value), field))),
});

/** Why a filled text is no telephone number; null if it is one. */
export const telephoneProblem = (filled: string): string | null => (isPhone(filled) ? null : texts.telephone);

/** Ways to reach somebody, one each; all may be empty. Source: document 1, section 5. */
export const reachKinds = (text: KindDefinition) => ({
  email: checked(text, (email) => (isEmail(email.trim()) ? null : texts.email)),
  url: {
    ...checked(text, (filled, { mayBeOwn }) => {
      const problem = urlProblem(filled);
      return mayBeOwn !== true || problem === null ? problem : isOwnAddress(filled) ? null : texts.ownUrl;
    }),
    stored: (value: Json) => (typeof value === 'string' ? withScheme(value) : text.normalise(value)),
    warning: (value: Json, { isEmbedded }: Pick<FieldDeclaration, 'isEmbedded'>) =>
      isEmbedded === true && /^\s*http:/i.test(asText(value)) ? texts.unsafe : null,
  },
  telephone: checked(text, telephoneProblem),
});
