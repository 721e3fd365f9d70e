export type Filled = readonly [field: Element, value: string | boolean];

export type Sending = {
	method: "GET" | "POST";
	address: string;
	entries: [name: string, value: string][];
	isMultipart: boolean;
};

/**
 * The request that a browser without scripts sends for this button, or for Enter in this field or form. Throws if a browser would send
 * nothing or a control does not exist.
 */
export function sendForm(pressed: Element, filled: readonly Filled[] = []): Sending {
	const form = formOf(pressed);
	if (form === null) throw new Error(`${nameOf(pressed)} is in no form.`);
	const controls = [...form.ownerDocument.querySelectorAll("input, select, textarea, button")].filter(
		(control) => formOf(control) === form,
	);
	const button = isSubmit(pressed) ? pressed : controls.find(isSubmit);
	if (button && isDisabled(button)) throw new Error("The form's button is disabled.");
	for (const [field] of filled) {
		if (!controls.includes(field) || isDisabled(field))
			throw new Error(`Nobody can fill ${nameOf(field)} in this form.`);
	}
	const state = new Map(filled);
	checkRequired(form, controls, state);
	const entries = controls
		.filter((control) => control.getAttribute("name") && !isDisabled(control) && !control.closest("datalist"))
		.flatMap((control) => valuesOf(control, control === button, controls, state).map((value) => pair(control, value)));
	const own = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";
	return {
		method: own("method").toLowerCase() === "post" ? "POST" : "GET",
		address: own("action"),
		entries,
		isMultipart: own("enctype") === "multipart/form-data",
	};
}

type State = ReadonlyMap<Element, string | boolean>;

function pair(control: Element, value: string): [string, string] {
	return [control.getAttribute("name") ?? "", value.replaceAll(/\r?\n/g, "\r\n")];
}

function formOf(element: Element): Element | null {
	const owner = element.getAttribute("form");
	return owner === null ? element.closest("form") : element.ownerDocument.querySelector(`form[id="${owner}"]`);
}

function isSubmit(element: Element): boolean {
	const type = element.getAttribute("type");
	if (element.localName === "button") return type === null || type === "submit";
	return element.localName === "input" && (type === "submit" || type === "image");
}

function isDisabled(control: Element): boolean {
	return control.hasAttribute("disabled") || control.closest("fieldset[disabled]") !== null;
}

function valuesOf(control: Element, isPressed: boolean, controls: readonly Element[], state: State): string[] {
	const type = control.getAttribute("type");
	const value = control.getAttribute("value");
	if (control.localName === "button" || isSubmit(control)) return isPressed ? [value ?? ""] : [];
	if (type === "button" || type === "reset" || type === "file") return [];
	if (type === "checkbox" || type === "radio") return isTicked(control, controls, state) ? [value ?? "on"] : [];
	if (control.localName === "select") return chosenOf(control, state);
	const written = state.get(control);
	if (typeof written === "boolean") throw new Error(`${nameOf(control)} takes text.`);
	return [written ?? (control.localName === "textarea" ? control.textContent : value) ?? ""];
}

function isTicked(control: Element, controls: readonly Element[], state: State): boolean {
	const done = state.get(control);
	if (typeof done === "string") throw new Error(`${nameOf(control)} is ticked or not.`);
	if (done !== undefined) return done;
	const isRadio = control.getAttribute("type") === "radio";
	const name = control.getAttribute("name");
	const isOtherTicked = controls.some((other) => state.get(other) === true && other.getAttribute("name") === name);
	return control.hasAttribute("checked") && !(isRadio && isOtherTicked);
}

function chosenOf(select: Element, state: State): string[] {
	const options = [...select.querySelectorAll("option")];
	const wanted = state.get(select);
	const toValue = (option: Element) => option.getAttribute("value") ?? option.textContent.trim();
	if (wanted !== undefined) {
		const found = options.find((option) => option.textContent.trim() === wanted && !option.hasAttribute("disabled"));
		if (found === undefined) throw new Error(`${nameOf(select)} has no option ${wanted}.`);
		return [toValue(found)];
	}
	const selected = options.filter((option) => option.hasAttribute("selected"));
	if (select.hasAttribute("multiple")) return selected.map(toValue);
	const shown = selected.at(-1) ?? options.find((option) => !option.hasAttribute("disabled"));
	return shown === undefined || shown.hasAttribute("disabled") ? [] : [toValue(shown)];
}

/** A browser does not submit a form with an empty required field, unless the form has novalidate. */
function checkRequired(form: Element, controls: readonly Element[], state: State): void {
	if (form.hasAttribute("novalidate")) return;
	for (const control of controls) {
		if (!control.hasAttribute("required") || isDisabled(control)) continue;
		const name = control.getAttribute("name");
		const group =
			control.getAttribute("type") === "radio"
				? controls.filter((one) => one.getAttribute("name") === name)
				: [control];
		const values = group.flatMap((one) => valuesOf(one, false, controls, state));
		if (values.every((value) => value === "")) throw new Error(`A browser asks for ${nameOf(control)} first.`);
	}
}

function nameOf(control: Element): string {
	return `<${control.localName} name="${control.getAttribute("name") ?? ""}">`;
}
