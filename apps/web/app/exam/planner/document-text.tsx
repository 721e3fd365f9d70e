import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import type { PlanDocument } from "./planner.ts";

export function DocumentText({ document: { text, textHi, source } }: { document: PlanDocument }) {
	const t = useTranslations();
	return (
		<>
			<p className="text-quiet">{useLanguage() === "hi" ? textHi : text}</p>
			{source !== undefined && (
				<p className="text-quiet">
					{t("term.source")}{" "}
					<a href={source.address} rel="noreferrer" lang="en" className="link inline-block py-1">
						{source.name}
					</a>
				</p>
			)}
		</>
	);
}
