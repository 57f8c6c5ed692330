/** How a battle is played. Apart from who plays which seat: the first page needs no more. */

export type Playing = 'computer' | 'screen' | 'friend';

export const WAYS: readonly { readonly value: Playing; readonly words: string }[] = [
  { value: 'computer', words: 'Against the computer' },
  { value: 'screen', words: 'On one screen' },
  { value: 'friend', words: 'With a friend' },
];
