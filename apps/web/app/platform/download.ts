export function answerCsv(name: string, csv: string): Response {
	return new Response(csv, { headers: downloadHeaders(name, "text/csv") });
}

/** A visitor's own data, not indexed. */
export function answerJson(name: string, value: unknown): Response {
	const headers = { ...downloadHeaders(name, "application/json"), "x-robots-tag": "noindex" };
	return new Response(JSON.stringify(value, null, "\t"), { headers });
}

function downloadHeaders(name: string, type: string) {
	return { "content-type": `${type}; charset=utf-8`, "content-disposition": `attachment; filename="${name}"` };
}
