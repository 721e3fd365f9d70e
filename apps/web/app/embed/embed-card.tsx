import { type Language, LOCALES } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** Each figure names its subject, time and source, unless the line above covers all. */
export type EmbedFigure = { value: string; label: string; source?: string };
export type EmbedCardProps = {
	name: string;
	line: string | undefined;
	figures: readonly EmbedFigure[];
	page: string;
};

type Frame = { t: Translate; language: Language; siteName: string; origin: string };

/** A small whole document without scripts, for frames on other sites. */
export function EmbedCard({ name, line, figures, page, t, language, siteName, origin }: EmbedCardProps & Frame) {
	return (
		<html lang={LOCALES[language]}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				{/* Otherwise browsers request a favicon. */}
				<link rel="icon" href="data:," />
				<link rel="canonical" href={origin + page} />
				<title>{t("site.title", { title: name, siteName })}</title>
				<style>{EMBED_STYLE}</style>
			</head>
			<body>
				<h1>{name}</h1>
				{line !== undefined && <p>{line}</p>}
				<dl>
					{figures.map(({ value, label, source }) => (
						<div key={`${value} ${label}`}>
							<dt>{value}</dt>
							<dd>
								{label}
								{source !== undefined && <small> · {t("embed.source", { source })}</small>}
							</dd>
						</div>
					))}
				</dl>
				{figures.length === 0 && <p>{t("embed.nothing")}</p>}
				<a href={origin + page} target="_blank" rel="noopener">
					{t("embed.more", { siteName })}
				</a>
			</body>
		</html>
	);
}

/** The colours of `styles/tokens.css`. Must not need HTML escaping, or its hash in the policy would not match. */
export const EMBED_STYLE = [
	":root{color-scheme:light dark;--paper:#fdfcf9;--line:#dedad2;--quiet:#515762;--ink:#1a1f28;--link:#94400f}",
	"@media(prefers-color-scheme:dark){:root{--paper:#14181f;--line:#343a45;--quiet:#b0b5be;--ink:#eeebe4;--link:#f1a56b}}",
	"*{box-sizing:border-box;margin:0}",
	"body{display:flex;flex-direction:column;min-height:100vh;padding:12px 16px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink);font:15px/1.4 system-ui,sans-serif}",
	"h1{font-size:18px;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}",
	"p,dd,small{color:var(--quiet);font-size:14px}",
	"dl{margin:8px 0;border-top:1px solid var(--line)}",
	"dl div{padding:6px 0;border-bottom:1px solid var(--line)}",
	"dt{font-weight:600;font-variant-numeric:tabular-nums}",
	"a{margin-top:auto;padding:4px 0;color:var(--link)}",
].join("");
