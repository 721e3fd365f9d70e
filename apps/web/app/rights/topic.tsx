import type { ReactNode } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { RightsLoaded } from "./page.server.ts";

type Props = {
	topic: RightsLoaded["topics"][number];
	sources: RightsLoaded["sources"];
	/** What can be worked out, or written. */
	children: ReactNode;
};

/** One trouble: what the rule says and where, the steps, whom to ask, and who decides. */
export function Topic({ topic, sources, children }: Props) {
	const t = useTranslations();
	const { name, title, rules, steps, contacts, decides } = topic;
	return (
		<section aria-labelledby={name} className="mt-10 max-w-text">
			<h2 id={name} className="scroll-mt-20 text-xl">
				{title}
			</h2>
			<ul className="mt-2 space-y-2">
				{rules.map(({ text, source }) => (
					<li key={text}>
						{text} <SourceNote source={source === undefined ? undefined : sources[source]} />
					</li>
				))}
			</ul>
			<h3 className="mt-4 font-semibold">{t("rights.steps")}</h3>
			<ol className="mt-1 list-decimal space-y-1 pl-5">
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			{contacts.length > 0 && (
				<ul className="mt-2">
					{contacts.map(({ name: contact, href, sources: named }) => (
						<li key={href}>
							<a href={href} rel="noopener" className="link inline-flex min-h-11 items-center">
								{contact}
							</a>
							{named.map((source) => (
								<SourceNote key={source} source={sources[source]} />
							))}
						</li>
					))}
				</ul>
			)}
			{children}
			<p className="mt-3 font-semibold">{decides}</p>
		</section>
	);
}

/** Publisher, day, and of what kind it is; of a sentence of ours that no document was read. */
function SourceNote({ source }: { source: RightsLoaded["sources"][string] | undefined }) {
	const t = useTranslations();
	if (source === undefined) return <span className="text-quiet text-sm">{t("rights.unchecked")}</span>;
	const { publisher, kind, day, address } = source;
	return (
		<span className="block text-quiet text-sm">
			{t(`rights.kind.${kind}`)}:{" "}
			<a href={address} lang="en" rel="noopener" className="link">
				{publisher}
			</a>
			, {day}
		</span>
	);
}
