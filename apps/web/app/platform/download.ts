/** A table that the browser saves under this name. */
export function answerCsv(name: string, csv: string): Response {
	return new Response(csv, { headers: saveAs(name, "text/csv") });
}

/** What somebody takes along of themselves: no search engine's. */
export function answerJson(name: string, value: unknown): Response {
	const headers = { ...saveAs(name, "application/json"), "x-robots-tag": "noindex" };
	return new Response(JSON.stringify(value, null, "\t"), { headers });
}

function saveAs(name: string, type: string) {
	return { "content-type": `${type}; charset=utf-8`, "content-disposition": `attachment; filename="${name}"` };
}
