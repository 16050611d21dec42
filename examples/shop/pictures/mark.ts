/** The shop's mark: a hearth's arch over the threads of a loom. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path d="M8 58V30a24 24 0 0 1 48 0v28Z" fill="#7a3b25"/>
<path d="M20 58V32M28 58V26M36 58V26M44 58V32" stroke="#f3ead9" stroke-width="3.4" stroke-linecap="round"/>
<path d="M16 42H48M16 51H48" stroke="#e2b475" stroke-width="3.4" stroke-linecap="round"/>
</svg>
`;
