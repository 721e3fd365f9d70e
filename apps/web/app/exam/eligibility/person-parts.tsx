import { SCHOOL_SUBJECTS } from "@uchit/contract/exam.ts";
import { NumberField } from "#app/applicant/number-field.tsx";
import { BASE_CATEGORIES, GENDERS, HIGHEST_QUALIFICATIONS, type Person } from "#app/applicant/person.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { AttemptLimitedExam } from "./rules/judge-exams.ts";

export type NamedOption = { slug: string; name: string };

export type FormProps = {
	person: Person;
	update: (part: Partial<Person>) => void;
	states: readonly NamedOption[];
	counting: readonly AttemptLimitedExam[];
};

type PartProps = Pick<FormProps, "person" | "update"> & { initial: Person };

export function StudyFields({ initial, person, update }: PartProps) {
	const t = useTranslations();
	const holdings = HIGHEST_QUALIFICATIONS.map((holding) => ({
		value: holding,
		label: t(`eligible.holding.${holding}`),
	}));
	return (
		<>
			<SelectField
				autoComplete="off"
				name="holding"
				label={t("eligible.field.holding")}
				defaultValue={initial.holding ?? ""}
				options={[{ value: "", label: t("eligible.notTold") }, ...holdings]}
				onChange={({ currentTarget: { value } }) =>
					update({ holding: HIGHEST_QUALIFICATIONS.find((each) => each === value) })
				}
			/>
			<Tick
				name="isInLastYear"
				label={t("eligible.lastYear")}
				isTicked={person.isInLastYear}
				onTick={(isInLastYear) => update({ isInLastYear })}
			/>
			<NumberField
				name="classTwelveYear"
				label={t("eligible.field.class-12-year")}
				hint={t("eligible.classTwelveYearHint")}
				initial={initial.classTwelveYear}
				bounds={{ from: 1980, to: 2035 }}
				isWhole
				onNumber={(classTwelveYear) => update({ classTwelveYear })}
			/>
			<fieldset className="col-span-full min-w-0">
				<legend className="mb-1 font-semibold text-sm">{t("eligible.field.subjects")}</legend>
				<div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-1.5">
					{SCHOOL_SUBJECTS.map((subject) => (
						<Tick
							key={subject}
							name="subjects"
							value={subject}
							label={t(`eligible.subject.${subject}`)}
							isTicked={person.subjects.includes(subject)}
							onTick={(isTicked) => {
								const others = person.subjects.filter((each) => each !== subject);
								update({ subjects: isTicked ? [...others, subject] : others });
							}}
						/>
					))}
				</div>
			</fieldset>
		</>
	);
}

export function PersonFields({ initial, person, update, states }: PartProps & Pick<FormProps, "states">) {
	const t = useTranslations();
	const notStated = { value: "", label: t("eligible.notTold") };
	return (
		<>
			<TextField
				type="date"
				autoComplete="off"
				min="1940-01-01"
				name="birthDate"
				label={t("eligible.field.birth-date")}
				defaultValue={initial.birthDate}
				onChange={({ currentTarget: { value } }) => update({ birthDate: value === "" ? undefined : value })}
			/>
			<SelectField
				autoComplete="off"
				name="category"
				label={t("eligible.field.category")}
				defaultValue={initial.category ?? ""}
				options={[notStated, ...BASE_CATEGORIES.map((each) => ({ value: each, label: t(`group.${each}`) }))]}
				onChange={({ currentTarget: { value } }) =>
					update({ category: BASE_CATEGORIES.find((each) => each === value) })
				}
			/>
			<SelectField
				autoComplete="off"
				name="state"
				label={t("eligible.field.state")}
				defaultValue={initial.state ?? ""}
				options={[notStated, ...states.map(({ slug, name }) => ({ value: slug, label: name }))]}
				onChange={({ currentTarget: { value } }) => update({ state: value === "" ? undefined : value })}
			/>
			<SelectField
				autoComplete="off"
				name="gender"
				label={t("eligible.field.gender")}
				defaultValue={initial.gender ?? ""}
				options={[notStated, ...GENDERS.map((each) => ({ value: each, label: t(`eligible.gender.${each}`) }))]}
				onChange={({ currentTarget: { value } }) => update({ gender: GENDERS.find((each) => each === value) })}
			/>
			<Tick
				name="hasDisability"
				label={t("eligible.disability")}
				isTicked={person.hasDisability}
				onTick={(hasDisability) => update({ hasDisability })}
			/>
		</>
	);
}

type TickProps = {
	name: string;
	value?: string;
	label: string;
	isTicked: boolean;
	onTick: (isTicked: boolean) => void;
};

function Tick({ name, value, label, isTicked, onTick }: TickProps) {
	return (
		<label className="flex min-h-9 cursor-pointer items-center gap-3 rounded-sm has-disabled:cursor-not-allowed has-disabled:text-quiet">
			<input
				type="checkbox"
				name={name}
				value={value}
				checked={isTicked}
				onChange={(event) => onTick(event.currentTarget.checked)}
				className="size-5 flex-none accent-accent-text"
			/>
			<span className="min-w-0 flex-1">{label}</span>
		</label>
	);
}
