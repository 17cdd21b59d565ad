/** An error that the operator can correct, with a Turkish message. Nothing has been changed when it is thrown. */
export class Refusal extends Error {}
