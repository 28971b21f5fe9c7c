/** Blanks that no line of text needs: vertical tabs, form feeds, the next line of mainframes, separators of lines. */
const ODD_BREAKS = /\v|\f|\u0085|\p{Zl}|\p{Zp}/gu;

/** Control characters; line ends and tabs are blanks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Characters that show nothing and say nothing in a plain text: soft hyphens, zero-width blanks, marks of direction, which
 * come along with what is copied. Joiners are looked at on their own; tags are parts of flags.
 */
const UNSEEN = /(?![\u{e0020}-\u{e007f}])(?!\u200c|\u200d)(?=\p{Default_Ignorable_Code_Point})\p{Cf}/gu;

/** Joiners that join nothing: they do within an emoji of several parts, and in scripts whose letters join. */
const IDLE_JOINERS =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\p{M}|(?!\p{Script=Latin})\p{L})(?:\u200c|\u200d)+|(?:\u200c|\u200d)+(?!\p{Extended_Pictographic}|(?!\p{Script=Latin})\p{L})/gu;

/** A text without control characters; whatever else nobody sees may be meant where a text has markup. */
export const withoutControls = (text: string): string => text.replace(ODD_BREAKS, ' ').replace(CONTROLS, '');

/** A text without the characters that nobody sees: soft hyphens, zero-width blanks, marks of direction, controls. */
export const withoutInvisible = (text: string): string =>
  withoutControls(text).replace(UNSEEN, '').replace(IDLE_JOINERS, '');
