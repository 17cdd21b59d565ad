/** How long entering a password, or signing in, proves a member's identity for acts that decide who can get in. */
export const PROOF_MINUTES = 15;

/** The error code that asks for the password again. */
export const PROOF_NEEDED = 'PROOF_NEEDED';
