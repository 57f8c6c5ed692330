/** The same question of the same battle is answered once: plans ask again with every move of the pointer. */
export const remembered = <B extends object, Q extends readonly unknown[], A>(ask: (b: B, ...question: Q) => A) => {
  const known = new WeakMap<B, Map<string, { readonly answer: A }>>();
  return (b: B, ...question: Q): A => {
    const answers = known.get(b) ?? new Map<string, { readonly answer: A }>();
    known.set(b, answers);
    const key = JSON.stringify(question);
    const found = answers.get(key) ?? { answer: ask(b, ...question) };
    answers.set(key, found);
    return found.answer;
  };
};
