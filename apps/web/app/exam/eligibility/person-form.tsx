import { type ReactNode, useState } from "react";
import { NumberField } from "#app/applicant/number-field.tsx";
import { PERCENTS } from "#app/applicant/person.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { AboutPerson, type FormProps, Studies } from "./person-parts.tsx";

/**
 * The visitor's answers. The names of the fields are those of `readPerson`; attempts have none, so that no form sends
 * them. `autoComplete` stops browsers from restoring answers.
 */
export function PersonForm({ person, update, states, counting }: FormProps) {
	const t = useTranslations();
	// Fields keep their own text while typing; the parent changes the key when the whole person is replaced.
	const [initial] = useState(person);
	return (
		<div className="space-y-8">
			<Part legend={t("eligible.part.studies")}>
				<Studies initial={initial} person={person} update={update} />
			</Part>
			<Part legend={t("eligible.part.marks")}>
				{PERCENTS.map((of) => (
					<NumberField
						key={of}
						name={of}
						label={t(`eligible.field.percent-${of}`)}
						initial={initial.percents[of]}
						bounds={{ from: 0, to: 100 }}
						onNumber={(percent) => update({ percents: { ...person.percents, [of]: percent } })}
					/>
				))}
			</Part>
			<Part legend={t("eligible.part.person")}>
				<AboutPerson initial={initial} person={person} update={update} states={states} />
			</Part>
			{counting.length > 0 && (
				<Part legend={t("eligible.part.attempts")} isNarrow>
					{counting.map(({ slug, name, inYears }) => (
						<NumberField
							key={slug}
							label={name}
							hint={inYears === undefined ? undefined : t("eligible.within", { years: inYears })}
							initial={initial.attempts[slug]}
							bounds={{ from: 0, to: 30 }}
							isWhole
							onNumber={(times) => update({ attempts: { ...person.attempts, [slug]: times } })}
						/>
					))}
				</Part>
			)}
		</div>
	);
}

/** The narrow part is for attempts, which only scripts can read. */
function Part({ legend, isNarrow = false, children }: { legend: string; isNarrow?: boolean; children: ReactNode }) {
	return (
		<fieldset className={`min-w-0 ${isNarrow ? "[@media(scripting:none)]:hidden" : ""}`}>
			<legend className="mb-3 font-semibold text-lg">{legend}</legend>
			<div
				className={`grid items-end gap-4 ${isNarrow ? "grid-cols-2 sm:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2"}`}
			>
				{children}
			</div>
		</fieldset>
	);
}
