/** `field` names the input that the sentence is about, if it is about one. */
export type FailureDeclaration = { status: number; sentence: string; field?: string }
