/** A gear gate, drawn like the icons beside it. */
export const TransmissionIcon = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.750"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="5" cy="5" r="2" />
    <circle cx="12" cy="5" r="2" />
    <circle cx="19" cy="5" r="2" />
    <path d="M5 7v12M12 7v12M19 7v3a2 2 0 0 1-2 2H5" />
  </svg>
)
