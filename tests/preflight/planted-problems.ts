/** The problems that the launch check has to find, by the rule that finds them. */
import { changed, homeWith, type Planted } from "./clean-launch.ts";

/** What is planted, and the finding it has to cause: its words and where it stands. */
type Case = readonly [sentence: string, planted: Planted, what: RegExp, where: string];

export const problems: Record<string, readonly Case[]> = {
  "Examples to replace": [
    [
      "a sample coach",
      { content: { "coaches/ann": "sample: true\nname: Ann\n" } },
      /^coaches\/ann is still an example$/u,
      "content/coaches/ann.yaml:1:1",
    ],
    [
      "a sample picture among others",
      { content: { pictures: "a.jpg:\n  alt: A\nb.jpg:\n  sample: true\n  alt: B\n" } },
      /^b\.jpg is still an example$/u,
      "content/pictures.yaml:4:3",
    ],
    [
      "a sample holiday in a list",
      { content: { hours: "exceptions:\n  - date: 2027-01-01\n    sample: true\n" } },
      /^exceptions\.0 is still/u,
      "content/hours.yaml:3:5",
    ],
  ],
  "Phone numbers that nobody answers": [
    [
      "in the content",
      { content: changed("content", "facility", "232-0142", "555-0142") },
      /^555-0142 is a made-up number/u,
      "content/facility.yaml:2:8",
    ],
    [
      "in the page alone",
      { site: homeWith('<a href="tel:+16145550199">Call</a>') },
      /^5550199 is/u,
      "index.html",
    ],
    [
      "in a file for machines",
      { site: { "contact.vcf": "TEL:(614) 555-0107\n" } },
      /^555-0107 is/u,
      "contact.vcf",
    ],
  ],
  "Addresses that lead nowhere": [
    [
      "a host in the content",
      { content: changed("content", "facility", "batters-hall.org", "hall.example") },
      /^hall\.example is/u,
      "content/facility.yaml:3:10",
    ],
    [
      "a mailbox in the content",
      { content: { "coaches/ann": "name: Ann\nmail: ann@hall.example\n" } },
      /^hall\.example is/u,
      "content/coaches/ann.yaml:2:7",
    ],
    [
      "a host in the sitemap",
      { site: { "sitemap.xml": "<loc>https://www.example.com/</loc>" } },
      /^www\.example\.com is/u,
      "sitemap.xml",
    ],
    [
      "this machine",
      { site: { "robots.txt": "Sitemap: http://localhost/sitemap.xml\n" } },
      /^localhost is/u,
      "robots.txt",
    ],
  ],
  "Mail service": [
    [
      "a key that is missing",
      { content: changed("content", "mail", "kH2vQ9", '""') },
      /^publicKey is missing$/u,
      "content/mail.yaml:1:12",
    ],
    [
      "a template that is an example",
      { content: changed("content", "mail", "template_c81", "sample_template") },
      /^templates\.contact is an example/u,
      "content/mail.yaml:4:12",
    ],
    [
      "a build for the local mail service",
      { site: changed("site", "index.html", "https://mail.batters-hall.org", "") },
      /local mail service/u,
      "index.html",
    ],
  ],
  "Links to other sites": [
    [
      "not https",
      { site: homeWith('<a href="http://gallery.batters-hall.org/">Gallery</a>') },
      /"Gallery" leads to http:.*: it is not https/u,
      "/",
    ],
    [
      "without a scheme",
      { site: homeWith('<a href="//gallery.batters-hall.org/">Gallery</a>') },
      /it is not https/u,
      "/",
    ],
    [
      "a placeholder for an id",
      { site: changed("site", "cages.html", "839104", "YOUR_ID") },
      /"Purchase" leads to .*"YOUR_ID" is not an id/u,
      "/cages",
    ],
    [
      "an id of zeros",
      { site: homeWith('<a href="https://book.batters-hall.org/booking?locationId=0000">Book</a>') },
      /"0000" is not an id/u,
      "/",
    ],
    [
      "an id that was never filled in",
      { site: homeWith('<a href="https://book.batters-hall.org/booking?locationId=">Book</a>') },
      /is not an id/u,
      "/",
    ],
    [
      "a value that a template lost",
      { site: homeWith('<a href="https://book.batters-hall.org/packages/undefined/purchase">Buy</a>') },
      /"undefined" is not an id/u,
      "/",
    ],
  ],
  "Dead links, fragments and pictures": [
    [
      "a page",
      { site: homeWith('<a href="/camps">Camps</a>') },
      /^\/camps \(Camps\): there is nothing at this address$/u,
      "index.html",
    ],
    [
      "a fragment",
      { site: homeWith('<a href="/cages#rules">Rules</a>') },
      /^\/cages#rules \(Rules\): that page has no such section$/u,
      "index.html",
    ],
    [
      "a fragment on the page itself",
      { site: homeWith('<a href="#top-of-it">Up</a>') },
      /^#top-of-it \(Up\): that page has no such section$/u,
      "index.html",
    ],
    [
      "a picture",
      {
        site: {
          "cage.jpg": "",
          ...changed("site", "index.html", ' srcset="/cage.jpg 1x, /cage-2.jpg 2x"', ""),
        },
      },
      /^\/cage\.jpg \(A cage\)/u,
      "index.html",
    ],
    ["a picture for sharper screens", { site: { "cage-2.jpg": "" } }, /^\/cage-2\.jpg/u, "index.html"],
    [
      "an address that depends on where one stands",
      { site: homeWith('<a href="cages">Cages</a>') },
      /not an address from the root/u,
      "index.html",
    ],
  ],
  "Invalid HTML": [
    [
      "an element where it may not stand",
      { site: homeWith("<ul><p>not an item</p></ul>") },
      /<p> element is not permitted/u,
      "index.html:",
    ],
    [
      "an id that stands twice",
      { site: homeWith('<p id="main">again</p>') },
      /Duplicate ID "main"/u,
      "index.html:",
    ],
    [
      "an element that is never closed",
      { site: homeWith("<section><h2>Prices</h2>") },
      /open elements|Unclosed element/u,
      "index.html:",
    ],
  ],
  "security.txt": [
    [
      "missing",
      { site: { ".well-known/security.txt": "" } },
      /^the file is missing$/u,
      ".well-known/security.txt",
    ],
    [
      "expired",
      { site: changed("site", ".well-known/security.txt", "2028-01-01", "2027-04-30") },
      /^it expired on 2027-04-30$/u,
      ".well-known/security.txt",
    ],
    [
      "without an end",
      { site: changed("site", ".well-known/security.txt", "Expires:", "Until:") },
      /does not say when it expires/u,
      ".well-known/security.txt",
    ],
    [
      "without a contact",
      { site: changed("site", ".well-known/security.txt", "Contact:", "Write:") },
      /names no contact/u,
      ".well-known/security.txt",
    ],
  ],
};
