/** What the operator can put right, said in Turkish. Nothing has been changed when it is thrown. */
export class Refusal extends Error {}
