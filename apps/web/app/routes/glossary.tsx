import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { TermDesk } from "#app/components/glossary/term-desk.tsx";
import { PageHead, useOrigin } from "#app/components/site/page-head.tsx";
import { StructuredData } from "#app/components/site/structured-data.tsx";
import { listTerms } from "#app/data/glossary.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { firstOf } from "#app/lib/address-values.ts";
import { glossaryData } from "#app/lib/glossary.ts";
import { usePaths } from "#app/paths.ts";

export function loader({ url }: LoaderFunctionArgs) {
	return { terms: listTerms(languageOf(url.pathname)), words: firstOf(url.searchParams, "q") ?? "" };
}

/** `/glossary`: the words of admission, explained. */
export default function Glossary() {
	const t = useWords();
	const paths = usePaths();
	const origin = useOrigin();
	const { terms, words } = useLoaderData<typeof loader>();
	const address = paths.glossary();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={t("glossary.title")}
				description={t("glossary.description", { count: terms.length })}
				canonical={address}
				noIndex={words !== ""}
			/>
			{words === "" && (
				<StructuredData data={glossaryData({ name: t("glossary.title"), address: origin + address }, terms)} />
			)}
			<h1 className="text-3xl">{t("glossary.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("glossary.description", { count: terms.length })}</p>
			<TermDesk key={words} terms={terms} asked={words} />
		</div>
	);
}
