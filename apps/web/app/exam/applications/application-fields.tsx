import { MAX_NOTE_LENGTH, MAX_NUMBER_LENGTH } from "@uchit/contract/application.ts";
import { Trash2 } from "lucide-react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import type { Application } from "./application.ts";
import type { ApplicationsState } from "./store.ts";

type FieldsProps = { form: Application; name: string; desk: ApplicationsState };

export function ApplicationFields({ form, name, desk }: FieldsProps) {
	const t = useTranslations();
	const write = (key: "lastDay" | "examDay" | "number" | "note") => ({
		value: form[key],
		onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
			desk.change(form.id, { [key]: currentTarget.value }),
	});
	return (
		<div className="mt-2">
			<Disclosure title={t("applications.write")} isOpen={false}>
				<div className="grid gap-4 pb-3 sm:grid-cols-2">
					<TextField type="date" label={t("applications.lastDay")} {...write("lastDay")} />
					<TextField type="date" label={t("applications.examDay")} {...write("examDay")} />
					<div className="sm:col-span-2">
						<TextField
							label={t("applications.number")}
							hint={t("applications.noPassword")}
							autoComplete="off"
							maxLength={MAX_NUMBER_LENGTH}
							{...write("number")}
						/>
					</div>
					<div className="sm:col-span-2">
						<TextArea label={t("applications.note")} maxLength={MAX_NOTE_LENGTH} rows={3} {...write("note")} />
					</div>
					<Button look="quiet" onClick={() => desk.remove(form.id, name)} className="justify-self-start">
						<Trash2 size={18} aria-hidden="true" />
						{t("applications.remove", { name })}
					</Button>
				</div>
			</Disclosure>
		</div>
	);
}
