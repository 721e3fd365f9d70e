export function answerCsv(name: string, csv: string): Response {
	return new Response(csv, { headers: saveAs(name, "text/csv") });
}

/** A visitor's own data, not indexed. */
export function answerJson(name: string, value: unknown): Response {
	const headers = { ...saveAs(name, "application/json"), "x-robots-tag": "noindex" };
	return new Response(JSON.stringify(value, null, "\t"), { headers });
}

function saveAs(name: string, type: string) {
	return { "content-type": `${type}; charset=utf-8`, "content-disposition": `attachment; filename="${name}"` };
}
