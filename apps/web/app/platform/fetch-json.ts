/** The JSON of a reply; undefined if the request fails or is refused, which the browser's console shows. */
export async function fetchJson<Body>(address: string, init?: RequestInit): Promise<Body | undefined> {
	try {
		const response = await fetch(address, init);
		return response.ok ? await response.json() : undefined;
	} catch {
		return undefined;
	}
}
