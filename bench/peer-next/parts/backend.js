/** The backend's answer, with the site's key, over connections that Node keeps; never from a cache. */
export async function ask(path) {
	const { BACKEND_URL, BACKEND_KEY } = process.env;
	const headers = { authorization: `Bearer ${BACKEND_KEY}`, accept: "application/json" };
	const reply = await fetch(BACKEND_URL + path, { headers, cache: "no-store" });
	if (!reply.ok) throw new Error(`The backend answered ${reply.status} to ${path}.`);
	return reply.json();
}
