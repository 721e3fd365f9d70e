import { useId } from "react";
import type { LeadPlace } from "#app/lead/place.ts";
import type { LeadAnswer } from "#app/lead/step.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { LeadFlow } from "./lead-flow.tsx";

export function LeadSection({
	place,
	answer,
	isAlone = false,
}: {
	place: LeadPlace & { form: "contact-us" | "landing-page" };
	answer: LeadAnswer | undefined;
	isAlone?: boolean;
}) {
	const t = useTranslations();
	const id = useId();
	const Heading = isAlone ? "h1" : "h2";
	return (
		<section aria-labelledby={id} className={`max-w-text ${isAlone ? "" : "mt-10"}`}>
			<Heading id={id} className={isAlone ? "text-3xl" : "text-2xl"}>
				{t(`lead.heading.${place.form}`)}
			</Heading>
			<p className="mt-2">{t(`lead.intro.${place.form}`)}</p>
			<LeadFlow
				key={place.page}
				place={place}
				collegeName={undefined}
				isPassedOn={false}
				level={isAlone ? 2 : 3}
				answer={answer}
			/>
		</section>
	);
}
