/** How long a given password, or a sign-in, proves who somebody is at acts that decide who can get in. */
export const PROOF_MINUTES = 15;

/** The code of the refusal that asks for the password again. */
export const PROOF_NEEDED = 'PROOF_NEEDED';
