/** Example requests; checks/open-data.db.test.ts sends each of them. */
export const EXAMPLES = [
	{ key: "search", path: "/v1/colleges?q=iit+madras" },
	{ key: "list", path: "/v1/colleges?category=engineering&state=goa&sort=nirf" },
	{ key: "college", path: "/v1/colleges/indian-institute-of-technology-madras" },
	{
		key: "cutoffs",
		path: "/v1/colleges/indian-institute-of-technology-madras/cutoffs?exam=jee-advanced&year=2025&round=6",
	},
	{ key: "predict", path: "/v1/predict?exam=jee-mains&common=20000&category=OPEN&gender=Gender-Neutral&homeState=goa" },
	{ key: "reportCard", path: "/v1/predict/report-card" },
	{ key: "exam", path: "/v1/exams/jee-mains" },
	{ key: "country", path: "/v1/countries/germany" },
] as const;

export const GRAPHQL_EXAMPLE = `{
  colleges(state: ["goa"], sort: "nirf") {
    total
    items { slug name ranking { list year rank sourceId } }
    sources { id publisher document licence }
  }
}`;

/** A curl command for `/v1/graphql` in one line, with JSON quoted for the shell. */
export function graphqlCommand(address: string): string {
	const body = JSON.stringify({ query: GRAPHQL_EXAMPLE.replaceAll(/\s+/g, " ") });
	return `curl ${address}/v1/graphql -H 'content-type: application/json' -d '${body}'`;
}

export function apiBase(api: string): string {
	return `${api}/v1`;
}

/** Quoted because of `&`. */
export function curlCommand(address: string): string {
	return `curl '${address}'`;
}
