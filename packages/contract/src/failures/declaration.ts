/** `field` names the input that the sentence is about, where it is about one. */
export type FailureDeclaration = { status: number; sentence: string; field?: string }
