import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

type AddressFormProps = {
	action: string;
	/** Where the page should stand afterwards: `#cutoffs`. */
	hash?: string;
	id?: string;
	applyOnTick?: boolean;
	className?: string;
	children: ReactNode;
};

/**
 * A plain GET form: its state is the address. Where JavaScript runs, empty fields stay out of the address, the page
 * changes without a reload, `applyOnTick` applies a ticked box at once (the page stays where it is), and a button closes the
 * disclosure or the drawer that the form stands in, because what it asked for is outside.
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
	// Of a browser that knows no popovers the panel is never closed.
	if (drawer !== null && "hidePopover" in drawer) drawer.hidePopover();
}

/** A box that the visitor ticked keeps its tick whatever the page then says; after a change of address the form starts anew from the page. */
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

/** The filled text fields of a form as address parameters; empty ones say nothing and stay out. */
export function toFilledParams(form: FormData): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, value] of form) {
		if (typeof value === "string" && value.trim() !== "") params.append(name, value.trim());
	}
	return params;
}
