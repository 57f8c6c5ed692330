// What can keep the server from serving, each with the sentence its operator reads.

export type ServeProblemCode =
  | 'notBuilt'
  | 'portTaken'
  | 'portForbidden'
  | 'hostUnknown'
  | 'portInvalid'
  | 'noStore'
  | 'settingWrong';

/** Not our bug: something the person who started the server can put right. `message` says what and how. */
export class ServeProblem extends Error {
  readonly code: ServeProblemCode;

  constructor(code: ServeProblemCode, message: string) {
    super(message);
    this.name = 'ServeProblem';
    this.code = code;
  }
}
