import { type Language, LOCALES } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

type TextTable = { heading: string; rows: readonly TextRow[] };
export type TextRow = { label: string; value: string; note?: string };

export type TextPageProps = {
	t: Translate;
	language: Language;
	siteName: string;
	address: string;
	path: string;
	name: string;
	line: string;
	tables: readonly TextTable[];
	sources: readonly string[];
};

/** A document without styles, scripts and pictures, for slow connections (`routes/*-text.tsx`). */
export function TextPage({ t, language, siteName, address, path, name, line, tables, sources }: TextPageProps) {
	return (
		<html lang={LOCALES[language]}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="robots" content="noindex" />
				{/* Stops browsers from requesting one. */}
				<link rel="icon" href="data:," />
				<link rel="canonical" href={address} />
				<title>{t("site.title", { title: name, siteName })}</title>
			</head>
			<body>
				<p>
					<a href={path}>{t("plain.whole", { siteName })}</a>
				</p>
				<main>
					<h1>{name}</h1>
					<p>{line}</p>
					{tables
						.filter(({ rows }) => rows.length > 0)
						.map(({ heading, rows }) => (
							<section key={heading}>
								<h2>{heading}</h2>
								<dl>
									{rows.map(({ label, value, note }) => (
										<div key={label}>
											<dt>{label}</dt>
											<dd>
												{value} {note !== undefined && <small>({note})</small>}
											</dd>
										</div>
									))}
								</dl>
							</section>
						))}
					<h2>{t("source.heading")}</h2>
					<ol>
						{sources.map((source) => (
							<li key={source}>{source}</li>
						))}
					</ol>
				</main>
			</body>
		</html>
	);
}
