/** A function of objects that are never changed, which remembers its answers as long as their objects are there. */
export function remembered<Of extends object, Answer>(answerTo: (object: Of) => Answer): (object: Of) => Answer {
  const answers = new WeakMap<Of, { readonly answer: Answer }>();
  return (object) => {
    const known = answers.get(object);
    if (known !== undefined) return known.answer;
    const answer = answerTo(object);
    answers.set(object, { answer });
    return answer;
  };
}
