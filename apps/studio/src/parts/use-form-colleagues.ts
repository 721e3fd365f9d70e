import { useQuery } from "@tanstack/react-query";
import { type FormColleagues, OPEN_FORM_EVERY_MS } from "@uchit/contract/open-form.ts";
import { noteOpenForm } from "#studio/wire/actions.ts";
import { nameOf } from "./name-of.ts";

/** Reports the form as open, at once and again while the page is visible. Nobody is named after a failed report. */
export function useFormColleagues(resource: string, id: string): FormColleagues {
	const { data = [], isError } = useQuery({
		queryKey: ["open-form", resource, id],
		queryFn: ({ signal }) => noteOpenForm(resource, id, signal),
		refetchInterval: OPEN_FORM_EVERY_MS,
		retry: false,
		gcTime: 0,
	});
	return isError ? [] : data;
}

export function describeColleagues(colleagues: FormColleagues): string {
	return colleagues.length === 0 ? "" : `Also open: ${colleagues.map(nameOf).join(", ")}`;
}
