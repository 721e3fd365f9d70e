import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

type AddressFormProps = {
	action: string;
	/** The part of the page to show afterwards: `#cutoffs`. */
	hash?: string;
	id?: string;
	applyOnTick?: boolean;
	className?: string;
	children: ReactNode;
};

/**
 * A plain GET form: its state is the address. With JavaScript, empty fields stay out of the address, the page changes
 * without a reload, `applyOnTick` applies a ticked box at once (the page does not scroll), and a button closes the
 * disclosure or drawer around the form, because the results are outside.
 */
export function AddressForm({ action, hash = "", id, applyOnTick = false, className, children }: AddressFormProps) {
	const form = useFormThatFollowsAddress();
	const navigate = useNavigate();
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		const isTick = event.nativeEvent.submitter === null;
		if (!isTick) closeAround(event.currentTarget);
		const params = toFilledParams(new FormData(event.currentTarget));
		void navigate(`${action}${params.size === 0 ? "" : `?${params}`}${hash}`, { preventScrollReset: isTick });
	};
	const apply = (event: FormEvent<HTMLFormElement>) => {
		if (applyOnTick && event.target instanceof HTMLInputElement && event.target.type === "checkbox") {
			event.currentTarget.requestSubmit();
		}
	};
	return (
		<form
			ref={form}
			id={id}
			method="get"
			action={`${action}${hash}`}
			onSubmit={submit}
			onChange={apply}
			className={className}
		>
			{children}
		</form>
	);
}

function closeAround(form: HTMLFormElement) {
	form.closest("details")?.removeAttribute("open");
	const drawer = form.closest<HTMLElement>("[popover]");
	// In a browser without popovers the panel is never closed.
	if (drawer !== null && "hidePopover" in drawer) drawer.hidePopover();
}

/** A ticked box stays ticked until the address changes; then the form is reset from the page. */
function useFormThatFollowsAddress() {
	const form = useRef<HTMLFormElement>(null);
	const { pathname, search } = useLocation();
	const address = `${pathname}${search}`;
	const shown = useRef(address);
	useEffect(() => {
		if (shown.current === address) return;
		shown.current = address;
		form.current?.reset();
	}, [address]);
	return form;
}

export function toFilledParams(form: FormData): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, value] of form) {
		if (typeof value === "string" && value.trim() !== "") params.append(name, value.trim());
	}
	return params;
}
