/** Where the embedded server tells what it is doing, in Turkish. */
export type Log = (message: string, details?: Record<string, unknown>) => void;
