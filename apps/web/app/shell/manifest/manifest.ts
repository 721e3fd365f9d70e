import type { LoaderFunctionArgs } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { LOCALES, languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { ICONS } from "./icons.ts";

/** The page's background in the light theme, as in `app.css`. */
const PAPER = "#fdfcf9";

export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const language = languageOf(url.pathname);
	const t = await translateFor(language);
	const paths = pathsIn(language);
	const { siteName } = context.get(requestContext);
	const manifest = {
		id: paths.home,
		name: siteName,
		short_name: siteName,
		description: t("site.promise"),
		lang: LOCALES[language],
		start_url: paths.home,
		scope: "/",
		display: "standalone",
		background_color: PAPER,
		theme_color: PAPER,
		icons: ICONS.map(({ src, size, purpose }) => ({ src, sizes: `${size}x${size}`, type: "image/png", purpose })),
		shortcuts: [
			{ name: t("site.tools.predict"), url: paths.predict() },
			{ name: t("site.tools.exams"), url: paths.exams() },
			{ name: t("site.tools.shortlist"), url: paths.shortlist },
		],
	};
	return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } });
}
