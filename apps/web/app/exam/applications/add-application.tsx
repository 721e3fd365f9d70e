import { MAX_APPLICATIONS, MAX_FORM_NAME_LENGTH } from "@uchit/contract/application.ts";
import { Plus } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { Combobox } from "#app/ui/combobox.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { ApplicationExam } from "./exams.ts";
import type { ApplicationsState } from "./store.ts";

type AddProps = { desk: ApplicationsState; exams: readonly ApplicationExam[]; isShort: boolean; picker: ReactNode };

export function AddApplication({ desk, exams, isShort, picker }: AddProps) {
	const t = useTranslations();
	const addExam = (data: FormData, form: HTMLFormElement) => {
		// A fully typed name counts as chosen.
		const typed = readPickerText(form).toLowerCase();
		const exam =
			exams.find(({ slug }) => slug === data.get("exam")) ??
			exams.find(({ shortName }) => shortName.toLowerCase() === typed);
		return exam !== undefined && desk.add({ kind: "exam", slug: exam.slug }, exam.shortName);
	};
	const addCollege = (data: FormData, form: HTMLFormElement) => {
		const slug = String(data.get("college") ?? "");
		const name = readPickerText(form);
		return slug !== "" && name !== "" && desk.add({ kind: "college", slug, name }, name);
	};
	const addOwn = (data: FormData) => {
		const name = String(data.get("name") ?? "").trim();
		return name !== "" && desk.add({ kind: "own", name }, name);
	};
	const [isFirst] = useState(desk.forms.length === 0);
	if (desk.isFull) return <p className="mt-6 print:hidden">{t("applications.full", { most: MAX_APPLICATIONS })}</p>;
	return (
		<div className="mt-4 max-w-text print:hidden">
			<Disclosure title={t("applications.add.heading")} isOpen={isFirst}>
				<AddForm onAdd={addExam} label={t("applications.add.addExam")}>
					<Combobox
						name="exam"
						label={t("applications.add.exam")}
						options={schoolFirst(exams).map(({ slug, shortName }) => ({ value: slug, label: shortName }))}
						texts={{
							nothingChosen: t("facts.picker.nothingChosen"),
							open: t("applications.add.open"),
							clear: t("facts.picker.clear"),
							noMatch: isShort ? t("applications.add.notLoaded") : t("applications.add.noMatch"),
						}}
					/>
				</AddForm>
				<Disclosure title={t("applications.add.others")} isOpen={false}>
					<AddForm onAdd={addCollege} label={t("applications.add.addCollege")}>
						{picker}
					</AddForm>
					<AddForm onAdd={addOwn} label={t("applications.add.addOwn")}>
						<TextField
							name="name"
							label={t("applications.add.own")}
							maxLength={MAX_FORM_NAME_LENGTH}
							autoComplete="off"
						/>
					</AddForm>
				</Disclosure>
			</Disclosure>
		</div>
	);
}

/** Exams after school before those after a degree: who types "CUET" more often means CUET UG. */
function schoolFirst(exams: readonly ApplicationExam[]): ApplicationExam[] {
	return exams.toSorted((one, other) => Number(one.isForGraduates) - Number(other.isForGraduates));
}

function readPickerText(form: HTMLFormElement): string {
	return form.querySelector<HTMLInputElement>('[role="combobox"]')?.value.trim() ?? "";
}

type AddFormProps = {
	onAdd: (data: FormData, form: HTMLFormElement) => boolean;
	label: string;
	children: ReactNode;
};

function AddForm({ onAdd, label, children }: AddFormProps) {
	const t = useTranslations();
	const [edition, setEdition] = useState(0);
	const [isEmpty, setEmpty] = useState(false);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const isAdded = onAdd(new FormData(event.currentTarget), event.currentTarget);
		setEmpty(!isAdded);
		if (isAdded) setEdition(edition + 1);
	};
	return (
		<form key={edition} onSubmit={submit} className="mt-3 pb-1">
			<div className="flex flex-wrap items-end gap-3">
				<div className="min-w-0 flex-1 basis-56">{children}</div>
				<Button type="submit" look="quiet">
					<Plus size={18} aria-hidden="true" />
					{label}
				</Button>
			</div>
			<p role="status" className="mt-1 text-bad-text text-sm empty:hidden">
				{isEmpty ? t("applications.add.choose") : ""}
			</p>
		</form>
	);
}
