/** Headers of a request from an address of its own for each number, by the word of a proxy on this machine. */
export function anonymousHeaders(number: number): Record<string, string> {
	return {
		"accept-encoding": "br, gzip",
		"x-forwarded-for": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
	};
}
