/** Logs a warning to the console; the visitor sees nothing (spec §8). */
export function logWarning(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a console warning here (§8).
  console.warn(...(cause === undefined ? [message] : [message, cause]));
}
