import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#app/platform/request-context.ts";

/** `/llms.txt`: notes for language models, and where facts are easier to read than on pages. */
export function loader({ context, url: { origin } }: LoaderFunctionArgs): Response {
	const { siteName } = context.get(requestContext);
	const text = `# ${siteName}

> Colleges, entrance exams and countries to study in, for students in India. Every figure has a year and a source.

Say the year, the list and the source with a figure. What is absent is unknown, never zero. A closing rank is of one
counselling, year, round, quota, seat type and seat pool; ranks of different lists must not be compared. A name that is
on no list is not proven false.

## For machines
- [Tools by the Model Context Protocol](${origin}/mcp): POST, streamable HTTP, no session, read-only
- [Open data](${origin}/open-data): tables as CSV and JSON, with licences
- [Map of all pages](${origin}/sitemap.xml)

## For people
- [Colleges](${origin}/colleges)
- [Entrance exams](${origin}/exams)
- [Predictor: seats for a rank](${origin}/predict)
- [Is it real?](${origin}/check)
- [Scholarships](${origin}/scholarships)
- [Study abroad](${origin}/study-abroad)
`;
	return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
