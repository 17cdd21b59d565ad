import { createRequire } from 'node:module';
import type { Robot } from 'robots-parser';

// The package is CommonJS, and its types declare a default export that does not exist in Node.
const parseRobots = createRequire(import.meta.url)('robots-parser') as (url: string, text: string) => Robot;

export const ROBOTS_BYTES = 512 * 1024;
const KEPT_MS = 24 * 60 * 60 * 1000;
const LONGEST_PAUSE_MS = 60_000;

export type RobotRules = {
  isAllowed(url: string): boolean;
  /** The pause that the site requests, at most a minute. */
  readonly pauseMs: number;
};

export const NO_RULES: RobotRules = { isAllowed: () => true, pauseMs: 0 };

export function readRobots(url: string, text: string, agent: string): RobotRules {
  const robot = parseRobots(url, text);
  const delaySeconds = Number(robot.getCrawlDelay(agent) ?? 0);
  return {
    // The parser returns undefined for an address that the rules do not cover.
    isAllowed: (address) => robot.isAllowed(address, agent) ?? true,
    pauseMs: Math.min(LONGEST_PAUSE_MS, Math.max(0, delaySeconds * 1000) || 0),
  };
}

/** The rules of each origin, cached for a day. */
export class RobotsBook {
  readonly #kept = new Map<string, { rules: RobotRules; until: number }>();

  find(origin: string): RobotRules | undefined {
    const kept = this.#kept.get(origin);
    return kept && kept.until > Date.now() ? kept.rules : undefined;
  }

  keep(origin: string, rules: RobotRules): RobotRules {
    this.#kept.set(origin, { rules, until: Date.now() + KEPT_MS });
    return rules;
  }
}
