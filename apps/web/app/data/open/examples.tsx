import { ANONYMOUS_LIMIT_PER_MINUTE } from "@uchit/contract/data.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Section } from "#app/ui/section.tsx";
import { apiBase, curlCommand, EXAMPLES, graphqlCommand } from "./example-code.ts";

const PROBLEM_TYPE = "application/problem+json";

export function Examples({ api }: { api: string }) {
	const t = useTranslations();
	return (
		<>
			<Section id="rules" title={t("openData.rules.heading")} className="mt-10">
				<ul className="mt-2 max-w-text list-disc space-y-2 pl-5">
					<li>
						{t("openData.rules.address")} <code className="break-words">{apiBase(api)}</code>
					</li>
					<li>{t("openData.rules.open")}</li>
					<li>{t("openData.rules.limit", { limit: ANONYMOUS_LIMIT_PER_MINUTE })}</li>
					<li>{t("openData.rules.problem", { type: PROBLEM_TYPE })}</li>
					<li>{t("openData.rules.source")}</li>
				</ul>
			</Section>
			<Section id="examples" title={t("openData.examples")} className="mt-12">
				<ul className="mt-4 max-w-224">
					{EXAMPLES.map(({ key, path }) => (
						<li key={key} className="border-line border-t py-3">
							<p className="flex flex-wrap items-baseline justify-between gap-x-4">
								<span className="font-semibold">{t(`openData.example.${key}`)}</span>
								<a href={`${api}${path}`} className="link-line-low text-sm">
									{t("openData.answer")}
								</a>
							</p>
							<Command>{curlCommand(`${api}${path}`)}</Command>
						</li>
					))}
					<li className="border-line border-t py-3">
						<p className="font-semibold">{t("openData.graphql")}</p>
						<Command>{graphqlCommand(api)}</Command>
					</li>
				</ul>
			</Section>
		</>
	);
}

/** Wraps on a phone, but copies as one line. */
function Command({ children }: { children: string }) {
	return (
		<pre lang="en" className="mt-1 whitespace-pre-wrap break-words rounded-md bg-sunk p-3 text-sm">
			<code>{children}</code>
		</pre>
	);
}
