/** Puts the entries of a list in the order of the site: a button on the list's page, and its dialog. */
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { fieldsOf } from "../../src/content/schema/fields.ts";
import { collections, fileOf, listedAs } from "../../src/content/schema/registry.ts";
import { movedInRow, rowsOf, type Orders } from "../form/order.ts";
import { MovableList } from "./controls/MovableList.tsx";
import { fetchFacility, useFacility } from "./facility-facts.ts";
import { documentAt } from "./preview-path.ts";
import { reloadSaved } from "./SaveReport.tsx";

export function OrderEntries() {
  const [folder, setFolder] = useState<string>();
  const [toolbar, setToolbar] = useState<Element | null>();
  const [open, setOpen] = useState(false);
  const { github } = useFacility();
  useEffect(() => {
    const find = () => {
      setFolder(listInOrder());
      setToolbar(document.querySelector('.keystatic main header a[href$="/create"]')?.parentElement);
    };
    const watch = new MutationObserver(find);
    watch.observe(document.body, { childList: true, subtree: true });
    find();
    return () => watch.disconnect();
  }, []);
  if (!folder || !toolbar) return null;
  return createPortal(
    <div className="field-form">
      {/* The server's copy may not have the numbers on GitHub. */}
      {github ? (
        <p className="note">Order: in each form</p>
      ) : (
        <button
          type="button"
          className="outlined"
          onClick={() => void fetchFacility().then(() => setOpen(true))}
        >
          Order …
        </button>
      )}
      {open && createPortal(<OrderDialog folder={folder} onClose={() => setOpen(false)} />, document.body)}
    </div>,
    toolbar,
  );
}

/** The folder whose list is open, if its entries have an order. */
function listInOrder(): string | undefined {
  const { key = "", draft = [] } = documentAt(window.location.pathname) ?? {};
  const folder = key.endsWith("/") && draft.length === 0 ? key.slice(0, -1) : "";
  if (!Object.hasOwn(collections, folder)) return undefined;
  const { schema } = collections[folder as keyof typeof collections];
  return fieldsOf(schema).some((field) => field.key === "order") ? folder : undefined;
}

function OrderDialog({ folder, onClose }: { readonly folder: string; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  const { entries, listedOn, pages } = useFacility();
  const [saved] = useState<Orders>(
    () => new Map((entries[folder] ?? []).map(({ slug, order = 0 }) => [slug, order])),
  );
  const [orders, setOrders] = useState(saved);
  const titles = new Map(entries[folder]?.map(({ slug, title }) => [slug, title]));
  const save = async () => {
    const edits = [...orders]
      .filter(([slug, order]) => order !== saved.get(slug))
      .map(([slug, value]) => ({ file: fileOf(`${folder}/${slug}`), field: ["order"], value }));
    dialog.current?.close();
    if (edits.length === 0) return;
    const response = await fetch("/api/keystatic/update", {
      method: "POST",
      headers: { "Content-Type": "application/json", "no-cors": "1" },
      body: JSON.stringify({ additions: [], deletions: [], edits }),
    });
    // Keystatic holds the files as they were.
    if (response.ok) reloadSaved();
  };
  return (
    <dialog ref={dialog} onClose={onClose} className="dialog field-form order" aria-labelledby={id}>
      <h2 id={id}>Order of “{listedAs(`${folder}/`)?.label}”</h2>
      <p className="help">Visitors see them in this order.</p>
      {rowsOf(folder, orders, listedOn).map(([page, row]) => (
        <section key={page}>
          {page && <h3>{pages.find(({ key }) => key === page)?.title ?? page}</h3>}
          <MovableList
            items={row.map((slug) => {
              const name = titles.get(slug) ?? slug;
              return { key: slug, name, content: <span>{name}</span> };
            })}
            onMove={(from, to) => setOrders(movedInRow(orders, row, from, to))}
          />
        </section>
      ))}
      <p className="buttons">
        <button type="button" className="outlined prominent" onClick={() => void save()}>
          Save the order
        </button>
        <button type="button" className="outlined" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </p>
    </dialog>
  );
}
