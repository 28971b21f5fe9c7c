/** The session that is open in this browser: peers and product share an origin. */
export const headers = () => ({ Authorization: `Bearer ${localStorage.getItem('portolano.token')}` });
