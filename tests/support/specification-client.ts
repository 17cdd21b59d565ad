/** What a client of the specification stores in the browser (spec §3). */
type LocalState = { isPremium: boolean; trialUsed: boolean; deviceId: string };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Search = Readonly<Record<string, string>>;

/**
 * A client written only from section 7 of the specification: its paths, parameters, bodies and headers, without any of
 * our code. Every request has the JSON content type, also those without a body.
 */
export class SpecificationClient {
  readonly #origin: string;
  #authToken: string | undefined;
  /** The calls made so far, `METHOD /path` as the table writes them. */
  readonly made = new Set<string>();
  readonly local: LocalState = { isPremium: false, trialUsed: false, deviceId: 'web_k3j9x2m1q8a1b2c3' };

  constructor(origin: string) {
    this.#origin = origin;
  }

  /**
   * The default fetch: a failure is `<status>: <body>`; on a 401 it throws, or returns null if requested (spec §7, §8).
   */
  // biome-ignore lint/suspicious/noExplicitAny: an answer, which only the specification describes
  async #call(method: Method, path: string, body?: unknown, on401: 'throw' | 'null' = 'throw'): Promise<any> {
    this.made.add(`${method} ${path.replace(/\?.*$/, '').replace(/\/\d+(?=\/|$)/, '/{id}')}`);
    const response = await fetch(this.#origin + path, {
      method,
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        ...(this.#authToken !== undefined && { authorization: `Bearer ${this.#authToken}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status === 401 && on401 === 'null') return null;
    if (!response.ok) throw new Error(`${response.status}: ${text || response.statusText}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  async register(email: string, phoneNumber: string, password: string) {
    const answer = await this.#call('POST', '/api/auth/register', { email, phoneNumber, password });
    this.#authToken = answer.token;
    return answer;
  }
  async login(email: string, password: string) {
    const answer = await this.#call('POST', '/api/auth/login', { email, password });
    this.#authToken = answer.token;
    return answer;
  }
  logout() {
    this.#authToken = undefined;
  }
  user = () => this.#call('GET', '/api/auth/user', undefined, 'null');
  subscription = () => this.#call('GET', '/api/user/subscription');
  /** The answer is merged over the local state. */
  async claimSubscription(claim: Partial<LocalState>) {
    Object.assign(this.local, claim);
    const { isPremium, trialUsed, deviceId } = this.local;
    return Object.assign(
      this.local,
      await this.#call('POST', '/api/user/subscription', { isPremium, trialUsed, deviceId }),
    );
  }
  savedAds = () => this.#call('GET', '/api/user/saved-ads');
  save = (propertyId: number) => this.#call('POST', '/api/user/saved-ads', { propertyId });
  unsave = (propertyId: number) => this.#call('DELETE', `/api/user/saved-ads/${propertyId}`);
  properties = () => this.#call('GET', '/api/properties');
  filters = () => this.#call('GET', '/api/filters');
  suggestions = (query: string) => this.#call('GET', `/api/properties/suggestions?query=${encodeURIComponent(query)}`);
  search = (search: Search) => this.#call('GET', `/api/properties/search-ai?${new URLSearchParams(search)}`);
  searchPlainly = (search: Search) => this.#call('GET', `/api/properties/search?${new URLSearchParams(search)}`);
  changeProfile = (fields: object) => this.#call('PUT', '/api/user/profile', fields);
  alerts = () => this.#call('GET', '/api/user/property-alerts');
  createAlert = (alertName: string, criteria: object) =>
    this.#call('POST', '/api/user/property-alerts', { alertName, searchCriteria: JSON.stringify(criteria) });
  changeAlert = (id: number, alertName: string, criteria: object) =>
    this.#call('PUT', `/api/user/property-alerts/${id}`, { alertName, searchCriteria: JSON.stringify(criteria) });
  deleteAlert = (id: number) => this.#call('DELETE', `/api/user/property-alerts/${id}`);
  notifications = () => this.#call('GET', '/api/user/notifications');
  markRead = (id: number) => this.#call('PUT', `/api/user/notifications/${id}/read`);
}
