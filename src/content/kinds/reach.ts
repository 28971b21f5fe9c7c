import { validationTexts as texts } from '../../messages/screens/validation';
import type { FieldDeclaration } from '../field/field';
import type { Json } from '../field/json';
import { asText, type KindDefinition, tooLong } from '../field/kind';
import { bareEmail, bareTelephone, isEmail, isOwnAddress, isPhone, urlProblem, withScheme } from '../text/web';

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

/** How each is written once its field is left, whatever it was copied with. */
export const LEFT = { email: bareEmail, url: withScheme, telephone: bareTelephone } as const;

/** Ways to reach somebody, one each; all may be empty. Source: document 1, section 5. */
export const reachKinds = (text: KindDefinition) => {
  const storedAs = (left: (value: string) => string) => (value: Json) =>
    typeof value === 'string' ? left(value) : text.normalise(value);
  return {
    email: {
      ...checked(text, (email) => (isEmail(email.trim()) ? null : texts.email)),
      stored: storedAs(LEFT.email),
    },
    url: {
      ...checked(text, (filled, { mayBeOwn }) => {
        const problem = urlProblem(filled);
        return mayBeOwn !== true || problem === null ? problem : isOwnAddress(filled) ? null : texts.ownUrl;
      }),
      stored: storedAs(LEFT.url),
      warning: (value: Json, { isEmbedded }: Pick<FieldDeclaration, 'isEmbedded'>) =>
        isEmbedded === true && /^\s*http:/i.test(asText(value)) ? texts.unsafe : null,
    },
    telephone: { ...checked(text, telephoneProblem), stored: storedAs(LEFT.telephone) },
  };
};
