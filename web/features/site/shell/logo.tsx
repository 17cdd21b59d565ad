/** The logo: a disc rising above the horizon ("peyda olmak" means to appear), and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <rect width="30" height="30" rx="8" className="fill-petrol" />
        <path d="M7 18.5a8 8 0 0 1 16 0Z" className="fill-on-petrol" />
        <path d="M5.5 21.75h19" className="stroke-on-petrol" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className="text-xl font-bold tracking-tight text-ink">Peyda</span>
    </span>
  );
}
