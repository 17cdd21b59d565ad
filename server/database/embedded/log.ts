/** Receives Turkish messages about what the embedded server is doing. */
export type Log = (message: string, details?: Record<string, unknown>) => void;
