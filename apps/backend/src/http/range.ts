import type { IncomingHttpHeaders } from "node:http";

export type ByteRange = { start: number; end: number };

/** The requested part of a body. Multiple ranges, an unreadable range and a failed `If-Range` give the whole, as RFC 9110 allows. */
export function rangeOf(
	headers: IncomingHttpHeaders,
	{ size, validators }: { size: number; validators: readonly string[] },
): ByteRange | "unsatisfiable" | undefined {
	const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
	if (from === "" && to === "") return undefined;
	const { "if-range": version } = headers;
	if (version !== undefined && !validators.includes(String(version))) return undefined;
	const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
	const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
	return start > end ? "unsatisfiable" : { start, end };
}
